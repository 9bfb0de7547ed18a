import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const packages = fileURLToPath(new URL('..', import.meta.url));

export default defineConfig({
  // the page works wherever it is put
  base: './',
  resolve: {
    alias: [
      { find: /^cardloom$/, replacement: `${packages}engine/src/index.ts` },
      { find: /^@cardloom\/games\/([\w-]+)\/skin$/, replacement: `${packages}games/src/$1/skin.tsx` },
      { find: /^@cardloom\/games\/([\w-]+)\/present$/, replacement: `${packages}games/src/$1/present.ts` },
      { find: /^@cardloom\/react\/style\.css$/, replacement: `${packages}react/src/style/index.css` },
      { find: /^@cardloom\/([\w-]+)\/([\w-]+)$/, replacement: `${packages}$1/src/$2/index.ts` },
      { find: /^@cardloom\/([\w-]+)$/, replacement: `${packages}$1/src/index.ts` },
    ],
  },
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    // browsers of that age load ahead by themselves
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      // what every page needs is one file: cut into pieces that others share it would be loaded all the same, and packs worse
      output: { codeSplitting: { groups: [{ name: 'page', tags: ['$initial'] }] } },
    },
  },
});
