import type { ReactNode } from 'react';

import { Icon } from './icon';

export type MotionIcons = Record<'previous' | 'next' | 'pause' | 'play', ReactNode>;

/** The icons of the buttons that move a row of slides. */
export const motionIcons: MotionIcons = {
  previous: <Icon name="previous" />,
  next: <Icon name="next" />,
  pause: <Icon name="pause" />,
  play: <Icon name="play" />,
};
