-- The function send-contact-email checks the subject against its own list
-- (supabase/functions/_shared/contact-message-schema.ts), so that a new subject needs no migration.
alter table public.contact_messages
  drop constraint if exists contact_messages_subject_check,
  add constraint contact_messages_subject_check check (char_length(btrim(subject)) between 1 and 100);

/*
 * The same function as before, except that it also replaces the idempotency key. The key of a form without a token is a
 * hash of the sender's IP address, the text and the time. Somebody who has the secret of the hash could find the
 * address by trying all addresses. After a day the key is not needed any more, because the token of a form is valid for
 * 24 hours at most: nobody sends the same message again.
 */
create or replace function public.forget_contact_messages(at timestamptz default now())
returns jsonb
language plpgsql
security invoker
set search_path = ''
as $$
declare
  retention record;
  deleted integer;
  anonymized integer;
begin
  select * into retention from public.contact_retention();

  delete from public.contact_messages where created_at <= at - retention.messages;
  get diagnostics deleted = row_count;

  update public.contact_messages
  set client_hash = null, idempotency_key = id::text
  where client_hash is not null and created_at <= at - retention.sender;
  get diagnostics anonymized = row_count;

  return jsonb_build_object('deleted', deleted, 'anonymized', anonymized);
end;
$$;

comment on column public.contact_messages.idempotency_key is
  'The same for every try to send one message; replaced after a day';

update public.contact_messages
set idempotency_key = id::text
where client_hash is null and created_at <= now() - interval '1 day';

-- The same function as before, except that suspect messages do not count against the others of the same sender.
create or replace function public.store_contact_message(incoming jsonb)
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
      or case incoming ->> 'state'
        when 'suspect' then count(*) >= 200
        else count(*) filter (where created_at > now() - interval '1 minute') >= 60
      end
    from public.contact_messages
    where created_at > now() - interval '1 hour' and state = incoming ->> 'state'
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

  -- Where no schedule runs, each new message still deletes what is too old.
  perform public.forget_contact_messages();

  return jsonb_build_object('outcome', 'stored', 'id', stored);
end;
$$;

revoke all on function public.store_contact_message(jsonb) from public, anon, authenticated;
grant execute on function public.store_contact_message(jsonb) to service_role;
