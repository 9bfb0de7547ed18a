// CPU ms of importing one module beyond the engine: node import.mjs <module> → JSON.
import 'cardloom';

const [module] = process.argv.slice(2);
const before = process.cpuUsage();
await import(module);
const { user, system } = process.cpuUsage(before);
process.stdout.write(JSON.stringify((user + system) / 1000));
