-- The messages of visitors to the duo. Only the function send-contact-email reads and writes them, with the service
-- role's key.

create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  idempotency_key text not null unique check (char_length(idempotency_key) between 16 and 100),
  client_hash text check (char_length(client_hash) between 16 and 100),
  state text not null check (state in ('received', 'suspect')),
  locale text not null check (locale in ('en', 'de')),
  title text not null check (title in ('Mr', 'Ms')),
  first_name text not null check (char_length(btrim(first_name)) between 1 and 100),
  last_name text not null check (char_length(btrim(last_name)) between 1 and 100),
  email text not null check (char_length(email) <= 255 and email ~ '^[^\s@]+@[^\s@]+$'),
  phone text check (char_length(phone) <= 50),
  subject text not null check (
    subject in (
      'Booking Session',
      'Booking Group Session',
      'General Inquiry',
      'Inform about a Problem with the Website'
    )
  ),
  message text not null check (char_length(btrim(message)) between 1 and 2000),
  mail_state text check (mail_state in ('waiting', 'sent', 'failed')),
  mail_attempts smallint not null default 0 check (mail_attempts >= 0),
  mail_due_at timestamptz not null default now(),
  mail_error text check (char_length(mail_error) <= 100),
  mailed_at timestamptz,
  check ((state = 'suspect') = (mail_state is null)),
  check ((mail_state is not distinct from 'sent') = (mailed_at is not null))
);

comment on table public.contact_messages is 'Messages of the contact form, stored before mail is tried';
comment on column public.contact_messages.idempotency_key is 'The same for every try to send one message';
comment on column public.contact_messages.client_hash is 'Who sent it, keyed and hashed, to count messages; forgotten after a day';
comment on column public.contact_messages.state is 'suspect: a trap caught it; it is kept, and never mailed';
comment on column public.contact_messages.mail_state is 'null for what is never mailed; failed: no further tries';
comment on column public.contact_messages.mail_due_at is 'When the next try may begin; moved on by whoever begins one';
comment on column public.contact_messages.mail_error is 'What the last try failed of, as codes: never an address or words';

create index contact_messages_recent on public.contact_messages (created_at);
create index contact_messages_due on public.contact_messages (mail_due_at) where mail_state = 'waiting';

alter table public.contact_messages enable row level security;

-- Without a policy, visitors see no row. The grants are revoked too, because row-level security does not apply to
-- TRUNCATE.
revoke all on table public.contact_messages from anon, authenticated;
grant all on table public.contact_messages to service_role;

/*
 * Stores a message once, unless there are too many: ten a minute and sixty an hour of one client, or sixty a minute of
 * all clients together. Returns {"outcome": "stored" | "known" | "limited", "id": …}.
 *
 * `incoming` holds the columns of the table, and `earlier_key`: another key by which the message is known if it came in
 * the last ten minutes.
 */
create function public.store_contact_message(incoming jsonb)
returns jsonb
language plpgsql
security invoker
set search_path = ''
as $$
declare
  stored uuid;
  of_client constant text := incoming ->> 'client_hash';
begin
  -- One after the other: what is counted below stays true until the message is in.
  perform pg_advisory_xact_lock(hashtext('public.contact_messages'));

  select id into stored
  from public.contact_messages
  where idempotency_key = incoming ->> 'idempotency_key'
    or (idempotency_key = incoming ->> 'earlier_key' and created_at > now() - interval '10 minutes');
  if found then
    return jsonb_build_object('outcome', 'known', 'id', stored);
  end if;

  if (
    select count(*) filter (where client_hash = of_client and created_at > now() - interval '1 minute') >= 10
      or count(*) filter (where client_hash = of_client) >= 60
      or count(*) filter (where created_at > now() - interval '1 minute') >= 60
    from public.contact_messages
    where created_at > now() - interval '1 hour'
  ) then
    return jsonb_build_object('outcome', 'limited');
  end if;

  insert into public.contact_messages (
    idempotency_key, client_hash, state, locale, title, first_name, last_name, email, phone, subject, message, mail_state
  )
  values (
    incoming ->> 'idempotency_key',
    of_client,
    incoming ->> 'state',
    incoming ->> 'locale',
    incoming ->> 'title',
    incoming ->> 'first_name',
    incoming ->> 'last_name',
    incoming ->> 'email',
    incoming ->> 'phone',
    incoming ->> 'subject',
    incoming ->> 'message',
    case incoming ->> 'state' when 'received' then 'waiting' end
  )
  returning id into stored;

  update public.contact_messages
  set client_hash = null
  where client_hash is not null and created_at < now() - interval '1 day';

  return jsonb_build_object('outcome', 'stored', 'id', stored);
end;
$$;

/*
 * Returns a message whose mail is due, to one caller only. It is due again after a pause: one minute after the first
 * try, twice as long after each further try, six hours at most.
 */
create function public.claim_contact_mail(of_message uuid default null)
returns setof public.contact_messages
language sql
security invoker
set search_path = ''
as $$
  update public.contact_messages
  set mail_attempts = mail_attempts + 1,
    mail_due_at = now() + least(interval '6 hours', interval '1 minute' * power(2, mail_attempts))
  where id = (
    select id
    from public.contact_messages
    where mail_state = 'waiting' and mail_due_at <= now() and (of_message is null or id = of_message)
    order by mail_due_at
    limit 1
    for update skip locked
  )
  returning *;
$$;

revoke all on function public.store_contact_message(jsonb) from public, anon, authenticated;
revoke all on function public.claim_contact_mail(uuid) from public, anon, authenticated;
grant execute on function public.store_contact_message(jsonb) to service_role;
grant execute on function public.claim_contact_mail(uuid) to service_role;
