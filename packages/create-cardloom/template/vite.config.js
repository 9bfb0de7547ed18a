// The worker's dependencies are found before the page is opened: found later, they would be loaded a second time.
export default { optimizeDeps: { entries: ['index.html', 'src/worker.ts'] } };
