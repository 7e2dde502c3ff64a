import 'server-only';

import { creativeWorkQueries } from '../creative-works/queries';
import { rawRelease } from './raw-release';
import { toRelease } from './release';

export const musicQueries = creativeWorkQueries('music', rawRelease, toRelease);

export const { list: getMusic, get: getRelease } = musicQueries;
