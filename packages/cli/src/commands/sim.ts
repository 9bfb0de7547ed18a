import { defineCommand } from 'citty';

export default defineCommand({ meta: { name: 'sim', description: '' }, run: () => {} });
