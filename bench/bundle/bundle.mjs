// Modules of the workspace as a browser would load them: all of what they export in one file, minified.
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

/** Bundles modules; gives the size in bytes, the `node:` modules they ask for, and what is left of each file. */
export async function bundle(...modules) {
  const nodeImports = new Set();
  const { outputFiles, metafile } = await build({
    stdin: {
      contents: modules.map((module, i) => `export * as module${i} from '${module}';`).join('\n'),
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    minify: true,
    write: false,
    metafile: true,
    logLevel: 'silent',
    plugins: [collect(nodeImports)],
  });
  const [{ contents }] = outputFiles;
  return {
    min: contents.length,
    gzip: gzipSync(contents, { level: 9 }).length,
    nodeImports: [...nodeImports].sort(),
    inputs: metafile.inputs,
    kept: Object.fromEntries(
      Object.values(metafile.outputs).flatMap(({ inputs }) =>
        Object.entries(inputs).map(([path, { bytesInOutput }]) => [path, bytesInOutput]),
      ),
    ),
  };
}

/** Notes the modules that only Node has, and goes on without them. */
const collect = (found) => ({
  name: 'node-imports',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^node:|^(fs|path|url|process|buffer|crypto|os|util)$/ }, ({ path }) => {
      found.add(path);
      return { path, external: true };
    }),
});
