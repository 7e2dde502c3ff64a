-- German words of a slide. All are optional: without them the German page shows the English ones.

alter table public.auralune_carousel
  add column title_de text check (char_length(btrim(title_de)) between 1 and 200),
  add column button_text_de text check (char_length(btrim(button_text_de)) between 1 and 60),
  add column button_url_de text check (button_url_de ~ '^(/|https://|mailto:)');

comment on column public.auralune_carousel.title_de is 'German title; null: the English one';
comment on column public.auralune_carousel.button_text_de is 'German button; null: the English one';
comment on column public.auralune_carousel.button_url_de is 'Another address for the German page; null: the same one';
