import { useLocale, useTranslations } from 'next-intl';
import { Children, type ReactNode } from 'react';

import { GeneratedFigure } from './generated-figure';
import { EmbedLink } from './embed-link';
import { Icon } from './icon';

type Props = {
  player: { href: string; embed: string; host: string; isMusic: boolean };
  title?: string;
  /** The picture of the video. Without one, a generated figure is shown. */
  poster?: ReactNode;
};

/** A video or a piece of music on another host. Nothing is loaded from that host before the click. */
export function EmbedCard({ player, title, poster }: Props) {
  const t = useTranslations('prose.film');
  const all = useTranslations();
  const { host, isMusic } = player;
  const name = title || t(isMusic ? 'someMusic' : 'someFilm', { host });

  return (
    <EmbedLink
      href={player.href}
      embed={player.embed}
      isMusic={isMusic}
      language={useLocale()}
      words={{
        play: t('play', { title: name, host }),
        title: name,
        close: all('dialog.close'),
        newTab: all('site.newTab'),
      }}
      className={`embed-card ${isMusic ? 'embed-card-music' : ''}`}
    >
      {Children.count(poster) ? poster : <GeneratedFigure title={name} />}
      <span className="embed-card-play">
        <Icon name="play" className="ml-0.5 size-7" />
      </span>
      <span aria-hidden="true" className="embed-card-words">
        <span className="embed-card-title">{name}</span>
        <span className="embed-card-host">{host}</span>
      </span>
    </EmbedLink>
  );
}
