// A window with one page in WebKit, for WebKitWebDriver (e2e/webkit/support/processes.ts). Run by gjs, GNOME's JavaScript.
import Gtk from 'gi://Gtk?version=3.0';
import WebKit2 from 'gi://WebKit2?version=4.1';

/** Records the errors of a page in `window.faults`. It runs before the first script of the page. */
const recordFaults = `
  window.faults = [];
  const record = (...words) => window.faults.push(words.map(String).join(' '));
  for (const level of ['error', 'warn']) {
    const original = console[level].bind(console);
    console[level] = (...words) => { record(level, ...words); original(...words); };
  }
  addEventListener('error', (event) => event.message && record(event.message, event.filename));
  addEventListener('unhandledrejection', ({ reason }) => record('unhandled', reason));
  document.addEventListener('securitypolicyviolation', (event) =>
    record('blocked', event.effectiveDirective, event.blockedURI));
`;

Gtk.init(null);
// WebKit derives prefers-reduced-motion from this setting.
Gtk.Settings.get_default().gtk_enable_animations = !ARGV.includes('--reduced-motion');

const context = WebKit2.WebContext.new_ephemeral();
context.set_automation_allowed(true);
const scripts = new WebKit2.UserContentManager();
scripts.add_script(
  new WebKit2.UserScript(
    recordFaults,
    WebKit2.UserContentInjectedFrames.TOP_FRAME,
    WebKit2.UserScriptInjectionTime.START,
    null,
    null,
  ),
);
const view = new WebKit2.WebView({
  web_context: context,
  is_controlled_by_automation: true,
  user_content_manager: scripts,
  // This setting disables the scripts of pages, but not those of the test.
  settings: new WebKit2.Settings({
    enable_javascript_markup: !ARGV.includes('--without-scripts'),
  }),
});
view.connect('close', () => Gtk.main_quit());

const window = new Gtk.Window({ default_width: 1280, default_height: 900, decorated: false });
window.connect('destroy', () => Gtk.main_quit());
window.add(view);
window.show_all();

context.connect('automation-started', (_context, session) => {
  const information = new WebKit2.ApplicationInfo();
  information.set_name('webkit');
  session.set_application_info(information);
  session.connect('create-web-view', () => view);
});
Gtk.main();
