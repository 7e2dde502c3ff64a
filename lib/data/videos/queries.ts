import 'server-only';

import { creativeWorkQueries } from '../creative-works/queries';
import { rawVideo } from './raw-video';
import { toVideo } from './video';

export const videoQueries = creativeWorkQueries('video', rawVideo, toVideo);

export const { list: getVideos, get: getVideo } = videoQueries;
