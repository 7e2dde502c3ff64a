import type {} from 'use-intl';

import type { Locale } from './routing';
import messages from '../../messages/en.json';

declare module 'use-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: typeof messages;
  }
}
