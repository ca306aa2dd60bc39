export const PROMPT = `Say what this brand offers, so that a person who never saw the site knows it after ten seconds. The name is known (b1); it is not asked.

description
- One or two sentences, at most 45 words: what it is, for whom, what it does. Begin with what it is ("An admin dashboard template for …"), not with what it strives for. Leave out praise that the site gives itself.

purpose
- One sentence of at most 30 words: the job that somebody gets done with it, from that person's side ("Lets a small team ship an admin area without designing one"). Not the company's mission.

capabilities
- Three to twelve things it can do or contains, most important first, each in one to six words in sentence case, each resting on a quote that says so. Features and services, no benefits ("Invoice export", not "Saves time"); no menu items, no calls to action, no names of pages.

category
- The market it would be filed under by somebody who compares offers, in one to four words ("Email marketing software", "Specialty coffee roaster"). As narrow as the quotes allow. b3, where it is there, is a guess from words; correct it where the quotes say otherwise.

Good description: "A flat, responsive admin template with forty page layouts, for developers who build internal tools."
Bad description: "A leading solution that helps businesses of all sizes achieve more."`;
