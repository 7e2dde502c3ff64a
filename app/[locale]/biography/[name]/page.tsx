import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';

import { Chapter } from '@/components/biography/chapter';
import { StoryEnd } from '@/components/biography/story-end';
import { StoryOpening } from '@/components/biography/story-opening';
import { PageNotFound } from '@/components/not-found/page-not-found';
import { PageFrame } from '@/components/layout/page-frame';
import { JsonLd } from '@/components/seo/json-ld';
import { readLongText } from '@/lib/html/markdown';
import { findPerformerBio, performerBios } from '@/lib/data/performer-bios';
import { loadOrFallBack } from '@/lib/cache/load-or-fall-back';
import { everyLocale } from '@/lib/cache/static-params';
import { groupNode, performerNode } from '@/lib/seo/json-ld/group';
import { notFoundMetadata, pageMetadata } from '@/lib/seo/metadata';
import { biographyShare } from '@/lib/media/share-images/content-texts';

export const dynamic = 'force-static';
export const revalidate = 300;
export const generateStaticParams = () =>
  everyLocale.flatMap((locale) => performerBios.map(({ name }) => ({ ...locale, name })));

type Props = PageProps<'/[locale]/biography/[name]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await load(params);
  if (!found) return notFoundMetadata();

  const t = await getTranslations('biography');
  const locale = await getLocale();
  const { name, role, performer } = found.bio;
  return pageMetadata({
    title: t('storyTitle', { name: performer }),
    description: t(`${role}.description`),
    href: hrefOf(name),
    locale,
    share: await biographyShare(found.bio, locale),
    openGraph: { type: 'profile', firstName: performer },
  });
}

export default async function PerformerBioPage({ params }: Props) {
  const found = await load(params);
  if (!found) return <PageNotFound />;

  const t = await getTranslations('biography');
  const locale = await getLocale();
  const { name, role, performer } = found.bio;
  const text = await readLongText(`biography/${name}`, locale);
  const person = performerNode(role, {
    ...{ href: hrefOf(name), locale },
    description: t(`${role}.description`),
    image: `/images/biography/${name}-1.webp`,
  });
  return (
    <PageFrame href={hrefOf(name)} bleeds>
      <JsonLd
        href={hrefOf(name)}
        type="ProfilePage"
        section="biography"
        title={t('storyTitle', { name: performer })}
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
      <StoryEnd other={found.next} />
    </PageFrame>
  );
}

const hrefOf = (name: string) => ({ pathname: '/biography/[name]', params: { name } }) as const;

async function load(params: Props['params']) {
  const name = decodeURIComponent((await params).name);

  return loadOrFallBack('page', async () => findPerformerBio(name));
}
