import { useTranslations } from 'next-intl';

import { SoundSheet } from './sound-sheet';

type Props = {
  /** What it plays. */
  name: string;
  /** The file, or the page whose sounds it plays. Without JavaScript it leads there. */
  address: string;
  /** Is `address` a page? */
  isPage?: boolean;
  /** The id of its form, if the button is outside of it. */
  form?: string;
  className?: string;
};

/**
 * A submit button that plays a sound. components/player handles the submit of its form. Without scripts, or before they
 * have loaded, the form leads to the file or the page.
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
