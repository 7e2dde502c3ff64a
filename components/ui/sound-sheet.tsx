import { styleSheetUrls } from './prose-styles/style-sheet-urls';

/** The style sheet of all components that play audio. A page with several of them links it once. */
export const SoundSheet = () => (
  <link rel="stylesheet" href={styleSheetUrls.sounds} precedence="sounds" />
);
