import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

/** What people install: each package as npm packs it, looked at before anybody has it. */

const root = fileURLToPath(new URL('..', import.meta.url));
const isInstalled = existsSync(join(root, 'tools/node_modules/publint'));
const read = (path) => JSON.parse(readFileSync(path, 'utf8'));

const packages = readdirSync(join(root, 'packages'))
  .map((folder) => ({
    folder: join(root, 'packages', folder),
    ...read(join(root, 'packages', folder, 'package.json')),
  }))
  .filter((found) => !found.private);

const folder = mkdtempSync(join(tmpdir(), 'cardloom-packed-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** File lists by package name; the tarballs lie in `folder`. */
function packAll() {
  const names = packages.flatMap(({ name }) => ['-w', name]);
  const told = execFileSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', folder, ...names], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    shell: process.platform === 'win32',
  });
  return new Map(Object.values(JSON.parse(told)).map((packed) => [packed.name, packed]));
}

const packedTests = async () => {
  const { publint } = await import('publint');
  const { formatMessage } = await import('publint/utils');
  const { checkPackage, createPackageFromTarballData } = await import('@arethetypeswrong/core');
  const packed = packAll();

  it('all of one version, on which they depend exactly', () => {
    const [{ version }] = packages;
    for (const { name, version: own, dependencies = {} } of packages) {
      expect([name, own]).toEqual([name, version]);
      for (const [other, range] of Object.entries(dependencies))
        if (packages.some(({ name: known }) => known === other))
          expect([name, other, range]).toEqual([name, other, version]);
    }
  });

  describe.each(packages)('$name', ({ name, folder: source, keywords, repository, license, description, type }) => {
    const paths = () => packed.get(name).files.map(({ path }) => path);
    const tarball = () => readFileSync(join(folder, packed.get(name).filename));

    it('says what it is, whose it is and where it is from', () => {
      expect(description.length).toBeGreaterThan(10);
      expect(keywords.length).toBeGreaterThan(2);
      expect({ license, type }).toEqual({ license: 'MIT', type: 'module' });
      expect(join(root, repository.directory)).toBe(source);
      expect(paths()).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'package.json']));
    });

    it('has no tests, fixtures, goldens or build state in it', () => {
      const unwanted = /\.test\.|\.test-d\.|\.fixture[./]|__snapshots__|tsbuildinfo|(^|\/)golden-|\.txt$/;
      // a project made from a template has a test of its own
      const own = paths().filter((path) => !path.startsWith('template/'));
      expect(own.filter((path) => unwanted.test(path))).toEqual([]);
    });

    it('has nothing that publint finds wrong', async () => {
      const { messages, pkg } = await publint({ pack: { tarball: new Uint8Array(tarball()).buffer }, strict: true });
      expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([]);
    });

    it('has types where its modules are', async () => {
      const { problems = [] } = await checkPackage(createPackageFromTarballData(tarball()), {
        excludeEntrypoints: [/\.css$/],
      });
      // modules are ESM only, so what `require` or the old resolution would find is no problem
      const modern = problems.filter(({ resolutionKind }) => !['node10', 'node16-cjs'].includes(resolutionKind));
      expect(modern).toEqual([]);
    });
  });
};

if (isInstalled) describe('packed', packedTests);
else it.skip('packed: tools/ is not installed', () => {});
