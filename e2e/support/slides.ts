import { stack } from './environment';

export type Slide = {
  id: number;
  title: string;
  title_de: string | null;
  active: boolean;
  background_image_url: string;
};

/** All slides of the carousel's table, in their order. */
export async function storedSlides(): Promise<Slide[]> {
  return (await ask('select=*&order=display_order')).json() as Promise<Slide[]>;
}

/** Adds a copy of the first slide, active and without German words, directly in Supabase. Returns its id. */
export async function addSlide(title: string): Promise<number> {
  const [first] = await storedSlides();
  const row = { ...first, title, active: true, display_order: 0 };
  const words = ['id', 'title_de', 'button_text_de', 'button_url_de'];
  const body = Object.fromEntries(Object.entries(row).filter(([name]) => !words.includes(name)));
  const answer = await ask('', { method: 'POST', body: JSON.stringify(body) });

  return ((await answer.json()) as Slide[])[0]!.id;
}

/** Deletes the slides whose titles begin with these words directly in Supabase. */
export async function deleteSlides(title: string): Promise<void> {
  await ask(`title=like.${encodeURIComponent(title)}*`, { method: 'DELETE' });
}

async function ask(query: string, init: RequestInit = {}): Promise<Response> {
  const headers = {
    ...{ apikey: stack.supabaseSecretKey, 'content-type': 'application/json' },
    prefer: 'return=representation',
  };
  const answer = await fetch(`${stack.supabaseUrl}/rest/v1/auralune_carousel?${query}`, {
    ...{ headers, ...init },
  });
  if (!answer.ok) throw new Error(`Supabase answered ${answer.status}`);

  return answer;
}
