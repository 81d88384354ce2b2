/** Rarely opened pages as one chunk, which shortens the first load. */
export { Bookmarklet } from './bookmarklet';
export { Extension } from './extension';
export { HandlerPath } from './handler-path';
export { Privacy } from './privacy';
export { RankingExplained } from './ranking-explained';
export { RealTrackingTest } from './real-tracking-test';
export { Share } from './share';
export { TrackingTest } from './tracking-test';
