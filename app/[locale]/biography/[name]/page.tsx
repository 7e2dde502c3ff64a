import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';

import { Chapter } from '@/components/biography/chapter';
import { StoryEnd } from '@/components/biography/story-end';
import { StoryOpening } from '@/components/biography/story-opening';
import { NotFoundView } from '@/components/layout/not-found-view';
import { PageFrame } from '@/components/layout/page-frame';
import { lifeStories, roles, type LifeStory } from '@/content/biography/pictures';
import { JsonLd } from '@/components/seo/json-ld';
import { readLongText } from '@/lib/documents';
import { settle } from '@/lib/outcome';
import { everyLocale } from '@/lib/prerender';
import { groupNode, performerNode } from '@/lib/seo/json-ld/group';
import { hiddenMetadata, pageMetadata } from '@/lib/seo/metadata';
import { storyShare } from '@/lib/share/nouns';
import { site } from '@/lib/site';

export const dynamic = 'force-static';
export const revalidate = 300;
export const generateStaticParams = () =>
  everyLocale.flatMap((locale) => lifeStories.map((name) => ({ ...locale, name })));

type Props = PageProps<'/[locale]/biography/[name]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const name = await load(params);
  if (!name) return hiddenMetadata((await getTranslations('notFound'))('text'));

  const t = await getTranslations('biography');
  const locale = await getLocale();
  const performer = site.performers[roles[name]];
  return pageMetadata({
    title: t('storyTitle', { name: performer }),
    description: t(`${roles[name]}.description`),
    href: hrefOf(name),
    locale,
    share: await storyShare(name, roles[name], locale),
    openGraph: { type: 'profile', firstName: performer },
  });
}

export default async function LifeStoryPage({ params }: Props) {
  const name = await load(params);
  if (!name) return <NotFoundView />;

  const t = await getTranslations('biography');
  const locale = await getLocale();
  const role = roles[name];
  const text = await readLongText(`biography/${name}`, locale);
  const person = performerNode(role, {
    ...{ href: hrefOf(name), locale },
    description: t(`${role}.description`),
    image: `/images/biography/${name}-1.webp`,
  });
  const other = lifeStories.find((each) => each !== name)!;
  return (
    <PageFrame href={hrefOf(name)} bleeds>
      <JsonLd
        href={hrefOf(name)}
        type="ProfilePage"
        section="biography"
        title={t('storyTitle', { name: site.performers[role] })}
        about={person['@id']}
        things={[person, groupNode()]}
      />
      <div className="chapters">
        <StoryOpening name={name} part={t(`${role}.part`)} text={text} />
        {text.sections.map((section, index) => (
          <Chapter
            key={section.id}
            section={section}
            number={index + 1}
            src={`/images/biography/${name}-${index + 1}.webp`}
          />
        ))}
      </div>
      <StoryEnd other={{ name: other, title: site.performers[roles[other]] }} />
    </PageFrame>
  );
}

const hrefOf = (name: LifeStory) => ({ pathname: '/biography/[name]', params: { name } }) as const;

async function load(params: Props['params']): Promise<LifeStory | null> {
  const asked = decodeURIComponent((await params).name);

  return settle('page', async () => lifeStories.find((name) => name === asked) ?? null);
}
