import { defineCommand } from 'citty';

export default defineCommand({ meta: { name: 'play', description: '' }, run: () => {} });
