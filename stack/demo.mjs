import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { demoArguments } from './arguments.mjs'
import { startBackend } from './backend.mjs'
import { run, say, secondsSince } from './console.mjs'
import { settingsFor, stackDir } from './settings.mjs'
import { Supervisor } from './supervisor.mjs'

await run(async () => {
  const choice = demoArguments(process.argv.slice(2))
  if (choice.help) return say(choice.help)
  if (choice.reset) rmSync(join(stackDir, '.data', choice.name), { recursive: true, force: true })
  const settings = settingsFor(choice)
  const supervisor = new Supervisor()
  return supervisor.during(async () => {
    await startBackend(settings, supervisor)
    say(`\nReady after ${secondsSince()}`)
    say(JSON.stringify({ wordpress: settings.wordpressUrl, supabase: settings.supabaseUrl, mail: settings.mailUrl, ...settings.logins, ...settings.secrets }, null, 2))
  })
})
