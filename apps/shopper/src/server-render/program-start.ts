/** The name of the meta element in which a page from the server names its program's files: the entry, then what it needs next. */
const programName = 'program';

/** The longest wait for a first paint, in milliseconds: a page that nobody looks at is not painted, and comes alive all the same. */
const paintMsMax = 3_000;

/**
 * Starts the program of a page from the server once what the page shows has been painted: until then the network is left to
 * styles, letters and pictures. A page that names no program has it in its own HTML; then nothing happens.
 */
export function startWhenPainted(page: Window & typeof globalThis): void {
  const { document } = page;
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    startProgram(document);
  };
  const isRead = () => {
    whenPainted(page, start);
    page.setTimeout(start, paintMsMax);
  };
  document.addEventListener('DOMContentLoaded', isRead, { once: true });
}

function whenPainted(page: Window & typeof globalThis, then: () => void): void {
  if ('PerformanceObserver' in page && page.PerformanceObserver.supportedEntryTypes.includes('paint')) {
    const observer = new page.PerformanceObserver((paints) => {
      if (paints.getEntriesByName('first-contentful-paint').length > 0) then();
    });
    observer.observe({ type: 'paint', buffered: true });
  } else {
    // A frame's callback comes before the frame is painted, the task after it comes after.
    page.requestAnimationFrame(() => page.setTimeout(then));
  }
}

function startProgram(document: Document): void {
  const named = document.querySelector(`meta[name="${programName}"]`)?.getAttribute('content') ?? '';
  const [entry, ...modules] = named.split(' ').filter(Boolean);
  if (entry === undefined) return;
  for (const module of modules) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = module;
    document.head.append(link);
  }
  const script = document.createElement('script');
  script.type = 'module';
  script.crossOrigin = '';
  script.src = entry;
  document.head.append(script);
}
