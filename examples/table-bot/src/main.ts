import { sitDown } from './bot.ts';

const [, , server, match, invite] = process.argv;
const { view } = await sitDown(server, match, invite);
console.log(view?.ctx.result);
