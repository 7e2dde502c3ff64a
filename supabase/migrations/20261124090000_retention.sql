-- How long contact messages are stored, and what deletes them. The legal notices promise these periods to visitors;
-- supabase/functions/_shared/retention.json has them too, and a test compares the two.

create function public.contact_retention()
returns table (messages interval, sender interval)
language sql
immutable
set search_path = ''
as $$
  select interval '2 years', interval '1 day';
$$;

create index contact_messages_senders on public.contact_messages (created_at) where client_hash is not null;

/*
 * Deletes messages that are too old, and the hash of the sender of messages that the rate limits no longer count.
 * Returns {"deleted": messages, "anonymized": messages}. `at` is used as the current time, for tests.
 */
create function public.forget_contact_messages(at timestamptz default now())
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
  set client_hash = null
  where client_hash is not null and created_at <= at - retention.sender;
  get diagnostics anonymized = row_count;

  return jsonb_build_object('deleted', deleted, 'anonymized', anonymized);
end;
$$;

revoke all on function public.contact_retention() from public, anon, authenticated;
revoke all on function public.forget_contact_messages(timestamptz) from public, anon, authenticated;
grant execute on function public.contact_retention() to service_role;
grant execute on function public.forget_contact_messages(timestamptz) to service_role;

-- The same function as before, except that it deletes old messages with the function above.
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
        when 'suspect' then count(*) filter (where state = 'suspect') >= 200
        else count(*) filter (where state = 'received' and created_at > now() - interval '1 minute') >= 60
      end
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

  -- Where no schedule runs, each new message still deletes what is too old.
  perform public.forget_contact_messages();

  return jsonb_build_object('outcome', 'stored', 'id', stored);
end;
$$;

revoke all on function public.store_contact_message(jsonb) from public, anon, authenticated;
grant execute on function public.store_contact_message(jsonb) to service_role;

-- A hosted Supabase has pg_cron. Elsewhere send-contact-email deletes old messages each time its schedule calls it.
do $$
begin
  create extension if not exists pg_cron;
  perform cron.schedule('forget-contact-messages', '*/10 * * * *', 'select public.forget_contact_messages()');
exception when others then
  raise notice 'There is no pg_cron (%): send-contact-email deletes old messages', sqlerrm;
end;
$$;
