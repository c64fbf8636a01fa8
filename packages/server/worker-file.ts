/** Where the code of a worker thread is: beside us in the bundle, or in the bundle when we run from source. */
export const workerFile = (name: 'bot-worker' | 'sqlite-worker'): URL =>
  import.meta.url.endsWith('.ts')
    ? new URL(`../cli/dist/${name}.js`, import.meta.url)
    : new URL(`./${name}.js`, import.meta.url);
