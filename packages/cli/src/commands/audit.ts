import { defineCommand } from 'citty';

export default defineCommand({ meta: { name: 'audit', description: '' }, run: () => {} });
