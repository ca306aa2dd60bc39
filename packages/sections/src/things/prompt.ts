export const PROMPT = `Say what this brand offers, so that a person who never saw the site knows it after ten seconds. The name is not asked. b1 to b3 are guesses of rules.

description
- One or two sentences, at most 45 words: what it is, for whom, what it does. Begin with what it is ("An admin dashboard template for …"), not with what it strives for. Leave out praise that the site gives itself. Where the site defines itself in one sentence (in a quote, or in the head: e1, e2, …), you may keep its words; cite it.

purpose
- One sentence of at most 30 words: the job that somebody gets done with it, from that person's side ("Lets a small team ship an admin area without designing one", "Gives relatives an afternoon off"). Not the mission of the company, a sponsor or an owner.

capabilities
- Three to twelve things it can do or contains, most important first, each in one to six words in sentence case, each resting on a quote that says so. Features and services, no benefits ("Invoice export", not "Saves time"); no menu items, no calls to action, no names of pages.

category
- The market it would be filed under by somebody who compares offers, in one to four words ("Email marketing software", "Specialty coffee roaster"). As narrow as the quotes allow; b3 is often too broad.

Good description, software: "A flat, responsive admin template with forty page layouts, for developers who build internal tools."
Good description, charity: "A day centre for people with dementia, run by volunteers of the parish."; category "Dementia day care".
Good description, event: "A one-day conference on embroidery machines and the software that drives them, held every autumn."; category "Trade conference".
Good description, restaurant: "A ramen bar with eight seats that cooks one broth a day."; category "Ramen restaurant"; capabilities: dishes and services ("Lunch menu", "Catering").
Good description, open source: "A command-line tool that turns spreadsheets into calendars, kept up by its users."; category "Calendar converter".
Good description, public body: "The city's office for parking permits: applications, renewals and visitor cards."; category "Municipal service".
Bad description: "A leading solution that helps businesses of all sizes achieve more."`;
