import { useTranslations } from 'next-intl';

import { SoundSheet } from './sound-sheet';

type Props = {
  /** The name of what the button plays. */
  name: string;
  /** The URL of the audio file, or of the page whose tracks are played. Without JavaScript, the button opens it. */
  address: string;
  /** Whether `address` is the URL of a page. */
  isPage?: boolean;
  /** The id of the button's form, if the button is outside of the form. */
  form?: string;
  className?: string;
};

/**
 * A submit button that plays audio. components/player handles the submit event of its form. Without scripts, or before
 * they have loaded, the form opens the file or the page.
 */
export function PlayButton({ name, address, isPage = false, form, className = '' }: Props) {
  const t = useTranslations('player');

  return (
    <>
      <SoundSheet />
      <button
        form={form}
        formAction={address}
        data-play={isPage ? 'page' : ''}
        data-name={name}
        aria-label={t('playOne', { name })}
        className={`play ${className}`.trim()}
      />
    </>
  );
}
