/** The pages that few open, which come as one part of the program and keep the first load short by that. */
export { Bookmarklet } from './bookmarklet';
export { HandlerPath } from './handler-path';
export { Privacy } from './privacy';
export { RankingExplained } from './ranking-explained';
export { RealTrackingTest } from './real-tracking-test';
export { Share } from './share';
export { TrackingTest } from './tracking-test';
