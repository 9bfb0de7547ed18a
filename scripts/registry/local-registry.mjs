// A registry on this machine, for tests that install what would be published: our packages as `npm pack` makes them, and
// everybody else's as they lie in node_modules. Nothing comes from a network.
import { execFileSync, spawn } from 'node:child_process';
import { createReadStream, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const manifestOf = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** Packs every package of ours into a folder; gives the files by name. */
function packAll(folder) {
  const ours = readdirSync(join(root, 'packages')).map((name) => join('packages', name));
  const made = execFileSync(
    'npm',
    ['pack', '--json', '--pack-destination', folder, ...ours.map((path) => `./${path}`)],
    { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 1e9 },
  );
  return new Map(JSON.parse(made).map(({ name, filename }) => [name, join(folder, filename)]));
}

/** Folders of installed packages by name: the same name may be there in several versions. */
function installed(folder = join(root, 'node_modules'), found = new Map()) {
  if (!existsSync(folder)) return found;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isDirectory() || entry.name.startsWith('.')) continue;
    const path = join(folder, entry.name);
    if (entry.name.startsWith('@')) installed(path, found);
    else if (existsSync(join(path, 'package.json'))) {
      const { name, version } = manifestOf(path);
      if (name !== undefined && version !== undefined) found.set(name, [...(found.get(name) ?? []), path]);
      installed(join(path, 'node_modules'), found);
    }
  }
  return found;
}

/** Gives its address and how to end it. */
export async function startRegistry() {
  const folder = mkdtempSync(join(tmpdir(), 'cardloom-registry-'));
  const packed = packAll(folder);
  const others = installed();
  for (const name of readdirSync(join(root, 'packages')))
    installed(join(root, 'packages', name, 'node_modules'), others);
  const versions = (name) => {
    const ours = packed.get(name);
    if (ours !== undefined) return [{ ...manifestOf(folderOf(name)), file: ours }];
    return (others.get(name) ?? []).map((path) => ({ ...manifestOf(path), path }));
  };
  const folderOf = (name) => join(root, 'packages', name === 'cardloom' ? 'engine' : name.replace('@cardloom/', ''));

  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url, 'http://x').pathname).slice(1);
    const [name, version] = path.split('/-/');
    const known = versions(name);
    if (known.length === 0) response.writeHead(404).end('{}');
    else if (version === undefined) response.end(JSON.stringify(packument(name, known)));
    else
      sendTarball(
        known.find((one) => `${one.version}.tgz` === version),
        response,
      );
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${server.address().port}/`;

  const packument = (name, known) => ({
    name,
    'dist-tags': { latest: known[0].version },
    versions: Object.fromEntries(
      known.map(({ file, path, ...manifest }) => [
        manifest.version,
        { ...manifest, scripts: {}, gypfile: false, dist: { tarball: `${url}${name}/-/${manifest.version}.tgz` } },
      ]),
    ),
  });

  return {
    url,
    packed,
    close() {
      server.close();
      server.closeAllConnections();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function sendTarball(version, response) {
  if (version === undefined) response.writeHead(404).end();
  else if (version.file !== undefined) createReadStream(version.file).pipe(response);
  // npm takes off the first folder, whatever it is called
  else {
    const tar = ['-czf', '-', '--exclude', 'node_modules', '-C', dirname(version.path), basename(version.path)];
    spawn('tar', tar, { stdio: ['ignore', 'pipe', 'ignore'] }).stdout.pipe(response);
  }
}

/** Settings for npm that let it use nothing but this registry. */
export const npmSettings = (url, cache) => ({
  npm_config_registry: url,
  npm_config_cache: cache,
  npm_config_audit: 'false',
  npm_config_fund: 'false',
  npm_config_update_notifier: 'false',
  npm_config_yes: 'true',
});
