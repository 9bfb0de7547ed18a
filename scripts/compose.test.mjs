// compose.yaml and the Dockerfile, as far as they can be tried without containers.
import { execFile, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { read, root } from './docs/pages.mjs';

const { parse } = createRequire(join(root, 'packages/cards/package.json'))('yaml');
const { services, networks, volumes, configs } = parse(read('compose.yaml'));
const { database, node, balancer } = services;

it('what the services of compose.yaml name is there', () => {
  for (const service of Object.values(services)) {
    for (const other of Object.keys(service.depends_on ?? {})) {
      expect(Object.keys(services)).toContain(other);
      // whoever is waited for says when it is ready
      expect(services[other].healthcheck).toBeDefined();
    }
    const used = Array.isArray(service.networks) ? service.networks : Object.keys(service.networks ?? {});
    for (const name of used) expect(Object.keys(networks)).toContain(name);
    for (const volume of service.volumes ?? []) expect(Object.keys(volumes)).toContain(volume.split(':')[0]);
    for (const { source } of service.configs ?? []) expect(Object.keys(configs)).toContain(source);
  }
});

it('the nodes of compose.yaml use its database and believe its balancer', () => {
  const store = new URL(node.environment.STORE.replace(/\$\{POSTGRES_PASSWORD\}/, 'secret'));
  expect(services).toHaveProperty(store.hostname);
  expect(store.username).toBe(database.environment.POSTGRES_USER);
  // the image makes a database of the name of its user
  expect(store.pathname).toBe(`/${database.environment.POSTGRES_USER}`);
  const address = balancer.networks.inside.ipv4_address;
  expect(node.environment.TRUST_PROXY).toBe(address);
  const [{ subnet }] = networks.inside.ipam.config;
  expect(address.startsWith(subnet.replace(/0\/24$/, ''))).toBe(true);
  const { content } = configs.balancer;
  expect(content).toContain('dynamic a node 4321');
  expect(content).toContain(`:${balancer.ports[0].split(':')[1]} {`);
});

const [shell, flag, command] = JSON.parse(/^CMD (.*)$/m.exec(read('Dockerfile'))[1]);

it.each([
  ['a balancer', { TRUST_PROXY: '172.28.43.2' }],
  ['none', {}],
])('the command of the image starts a node behind %s that is healthy, and stops when it is told to', async (_, env) => {
  const anyPort = command.replace('--host 0.0.0.0 --port 4321', '--host 127.0.0.1 --port 0');
  expect(anyPort).not.toBe(command);
  const { TRUST_PROXY: _none, ...around } = process.env;
  const server = spawn(shell, [flag, anyPort], { cwd: root, env: { ...around, STORE: 'memory', ...env } });
  const ended = new Promise((done) => server.once('exit', (code, signal) => done({ code, signal })));
  const said = await new Promise((heard) => server.stdout.once('data', (data) => heard(String(data))));
  const { port } = new URL(said.trim().split(' ').at(-1));
  const [, program, ...args] = node.healthcheck.test;
  expect(program).toBe('node');
  const health = (at) =>
    new Promise((done) => {
      const there = args.map((arg) => arg.replace(':4321', `:${at}`));
      execFile(process.execPath, there, (error) => done(error === null ? 0 : error.code));
    });
  expect(await health(port)).toBe(0);
  expect(await health(1)).toBe(1);
  // to the shell: it has become the server
  server.kill('SIGTERM');
  expect(await ended).toEqual({ code: 0, signal: null });
});
