/** The meta element with the scripts of a server-rendered page: the entry, then what it needs next. */
const programName = 'program';

/** In milliseconds, the longest wait for a first paint: a hidden page isn't painted, but must still hydrate. */
const paintMsMax = 3_000;

/** Starts a server-rendered page's scripts after the first paint: before, the network is left to styles and pictures. */
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
    // A frame's callback runs before painting, the task after it runs afterwards.
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
