import { defineCommand } from 'citty';

export default defineCommand({ meta: { name: 'perft', description: '' }, run: () => {} });
