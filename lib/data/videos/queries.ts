import 'server-only';

import { workQueries } from '../works/queries';
import { rawVideo, toVideo } from './video';

export const videoQueries = workQueries('video', rawVideo, toVideo);

export const { list: getVideos, get: getVideo } = videoQueries;
