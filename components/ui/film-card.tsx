import { useLocale, useTranslations } from 'next-intl';
import { Children, type ReactNode } from 'react';

import { GeneratedFigure } from './generated-figure';
import { FilmLink } from './film-link';
import { Icon } from './icon';

type Props = {
  film: { href: string; embed: string; host: string; isMusic: boolean };
  title?: string;
  /** The picture of the video. Without one, a generated figure is shown. */
  poster?: ReactNode;
};

/** A video or a piece of music on another host. Nothing is loaded from that host before the click. */
export function FilmCard({ film, title, poster }: Props) {
  const t = useTranslations('prose.film');
  const all = useTranslations();
  const { host, isMusic } = film;
  const name = title || t(isMusic ? 'someMusic' : 'someFilm', { host });

  return (
    <FilmLink
      href={film.href}
      embed={film.embed}
      isMusic={isMusic}
      language={useLocale()}
      words={{
        play: t('play', { title: name, host }),
        title: name,
        close: all('dialog.close'),
        newTab: all('site.newTab'),
      }}
      className={`film-card ${isMusic ? 'film-card-music' : ''}`}
    >
      {Children.count(poster) ? poster : <GeneratedFigure title={name} />}
      <span className="film-card-play">
        <Icon name="play" className="ml-0.5 size-7" />
      </span>
      <span aria-hidden="true" className="film-card-words">
        <span className="film-card-title">{name}</span>
        <span className="film-card-host">{host}</span>
      </span>
    </FilmLink>
  );
}
