/** Shows the OpenAPI document of this service: the reference, with a table of contents next to it. */
async function start() {
  const root = document.querySelector('#reference');
  const response = await fetch(root.dataset.document);
  const spec = await response.json();
  const ui = window.SwaggerUIBundle({
    domNode: root,
    spec,
    deepLinking: true,
    // No external validator.
    validatorUrl: null,
    docExpansion: 'list',
    defaultModelsExpandDepth: 0,
    defaultModelExpandDepth: 3,
    displayRequestDuration: true,
    tryItOutEnabled: true,
    // A key is not stored beyond this tab.
    persistAuthorization: false,
    syntaxHighlight: { theme: 'nord' },
    onComplete: () => document.querySelector('#contents').append(...contents(spec, ui)),
  });
}

/** The chapters of the introduction, then the operations by tag. */
function contents(spec, ui) {
  const chapters = [...spec.info.description.matchAll(/^## (.*)$/gm)].map(([, title]) => title);
  const groups = spec.tags.map(({ name }) =>
    group(
      name,
      operationsOf(spec, name).map((item) => operationLink(item, ui)),
    ),
  );
  return [group('Introduction', chapters.map(chapterLink)), ...groups];
}

function operationsOf(spec, tag) {
  return Object.entries(spec.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { tags }]) => tags.includes(tag))
      .map(([method, { operationId, summary }]) => ({ tag, path, method, operationId, summary })),
  );
}

function group(name, links) {
  const section = element('section');
  section.append(element('h2', name), ...links);
  return section;
}

function chapterLink(title) {
  return link('', title, () => {
    const headings = [...document.querySelectorAll('#reference .info h2')];
    headings.find(({ textContent }) => textContent === title)?.scrollIntoView({ behavior: 'smooth' });
  });
}

function operationLink({ tag, method, operationId, summary, path }, ui) {
  const at = `operations-${tag.replaceAll(' ', '_')}-${operationId}`;
  const anchor = link(`#/${encodeURIComponent(tag)}/${operationId}`, summary, () => {
    ui.layoutActions.show(['operations', tag, operationId], true);
    // It is rendered in the next frame.
    requestAnimationFrame(() => document.getElementById(at)?.scrollIntoView({ behavior: 'smooth' }));
  });
  anchor.title = `${method.toUpperCase()} ${path}`;
  const badge = element('span', method === 'delete' ? 'del' : method);
  badge.className = `method ${method}`;
  anchor.prepend(badge);
  return anchor;
}

function link(address, text, act) {
  const anchor = element('a', text);
  anchor.href = address || '#';
  anchor.addEventListener('click', (event) => {
    event.preventDefault();
    if (address) history.replaceState(null, '', address);
    act();
  });
  return anchor;
}

function element(name, text = '') {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

start();
