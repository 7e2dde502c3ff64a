import { sheetAddresses } from './prose-styles/style-sheet-urls';

/** The style sheet of all components that play audio. A page with several of them links it once. */
export const SoundSheet = () => (
  <link rel="stylesheet" href={sheetAddresses.sounds} precedence="sounds" />
);
