import { defineCommand } from 'citty';

export default defineCommand({ meta: { name: 'diagram', description: '' }, run: () => {} });
