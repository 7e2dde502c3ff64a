-- Functions for the people who answer the messages. Only the service role may call them: visitors have no access.

alter table public.contact_messages
  add column read_at timestamptz,
  add column done_at timestamptz;

comment on column public.contact_messages.read_at is 'When somebody first opened it; null: unread';
comment on column public.contact_messages.done_at is 'When somebody marked it as done; null: not done';

create index contact_messages_by_email on public.contact_messages (lower(email));
create index contact_messages_unread on public.contact_messages (created_at) where read_at is null;

/*
 * One page of messages, newest first: {"total": found, "unread": of all that are not suspect, "messages": […]}. Null
 * switches a filter off.
 *
 * `of_state`: unread, open (not done), done, or failed (its mail was given up). `words`: a part of the name, the
 * address, the phone number or the text, in any case. `page_size`: a hundred at most.
 */
create function public.find_contact_messages(
  of_subject text default null,
  of_state text default null,
  is_suspect boolean default null,
  words text default null,
  page_size integer default 20,
  page_start integer default 0
)
returns jsonb
language sql
stable
security invoker
set search_path = ''
as $$
  with found as (
    select *
    from public.contact_messages
    where (of_subject is null or subject = of_subject)
      and (is_suspect is null or (state = 'suspect') = is_suspect)
      and case of_state
        when 'unread' then read_at is null
        when 'open' then done_at is null
        when 'done' then done_at is not null
        when 'failed' then mail_state = 'failed'
        else of_state is null
      end
      and (
        words is null
        or strpos(lower(concat_ws(E'\n', first_name || ' ' || last_name, email, phone, message)), lower(words)) > 0
      )
  ),
  page as (
    select id, created_at, state, locale, title, first_name, last_name, email, phone, subject, message,
      mail_state, mail_attempts, mail_error, mailed_at, read_at, done_at
    from found
    order by created_at desc, id
    limit least(greatest(page_size, 1), 100)
    offset greatest(page_start, 0)
  )
  select jsonb_build_object(
    'total', (select count(*) from found),
    'unread', (select count(*) from public.contact_messages where read_at is null and state = 'received'),
    'messages', coalesce((select jsonb_agg(to_jsonb(page) order by created_at desc, id) from page), '[]')
  );
$$;

/* Marks a message as read or unread, done or not done; null changes nothing. Returns whether the message exists. */
create function public.mark_contact_message(
  of_message uuid,
  is_read boolean default null,
  is_done boolean default null
)
returns boolean
language sql
security invoker
set search_path = ''
as $$
  with changed as (
    update public.contact_messages
    set read_at = case is_read when true then coalesce(read_at, now()) when false then null else read_at end,
      done_at = case is_done when true then coalesce(done_at, now()) when false then null else done_at end
    where id = of_message
    returning 1
  )
  select exists (select from changed);
$$;

/*
 * Marks the mail of a message as due, again or for the first time; a suspect message becomes a normal one. The schedule
 * of send-contact-email then sends the mail. Returns whether there is such a message.
 */
create function public.mail_contact_message(of_message uuid)
returns boolean
language sql
security invoker
set search_path = ''
as $$
  with changed as (
    update public.contact_messages
    set state = 'received', mail_state = 'waiting', mail_attempts = 0, mail_due_at = now(), mail_error = null,
      mailed_at = null
    where id = of_message
    returning 1
  )
  select exists (select from changed);
$$;

/* Everything that is stored of the person with this mail address, for a request for information. */
create function public.export_contact_messages(of_email text)
returns setof public.contact_messages
language sql
stable
security invoker
set search_path = ''
as $$
  select * from public.contact_messages where lower(email) = lower(btrim(of_email)) order by created_at;
$$;

/* Deletes everything that is stored of the person with this mail address. Returns how many messages there were. */
create function public.erase_contact_messages(of_email text)
returns integer
language sql
security invoker
set search_path = ''
as $$
  with erased as (
    delete from public.contact_messages where lower(email) = lower(btrim(of_email)) returning 1
  )
  select count(*)::integer from erased;
$$;

revoke all on function public.find_contact_messages(text, text, boolean, text, integer, integer)
  from public, anon, authenticated;
revoke all on function public.mark_contact_message(uuid, boolean, boolean) from public, anon, authenticated;
revoke all on function public.mail_contact_message(uuid) from public, anon, authenticated;
revoke all on function public.export_contact_messages(text) from public, anon, authenticated;
revoke all on function public.erase_contact_messages(text) from public, anon, authenticated;
grant execute on function public.find_contact_messages(text, text, boolean, text, integer, integer) to service_role;
grant execute on function public.mark_contact_message(uuid, boolean, boolean) to service_role;
grant execute on function public.mail_contact_message(uuid) to service_role;
grant execute on function public.export_contact_messages(text) to service_role;
grant execute on function public.erase_contact_messages(text) to service_role;
