import { sheetAddresses } from './prose-styles/style-sheet-urls';

/** The style sheet of everything that plays a sound. A page that has several of them links it once. */
export const SoundSheet = () => (
  <link rel="stylesheet" href={sheetAddresses.sounds} precedence="sounds" />
);
