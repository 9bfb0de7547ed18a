import { defineCommand } from 'citty';

export default defineCommand({ meta: { name: 'games', description: '' }, run: () => {} });
