import 'server-only';

import { workQueries } from '../works/queries';
import { rawRelease, toRelease } from './release';

export const musicQueries = workQueries('music', rawRelease, toRelease);

export const { list: getMusic, get: getRelease } = musicQueries;
